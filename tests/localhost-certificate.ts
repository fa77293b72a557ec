/** A self-signed certificate of `localhost` with its key, for servers that tests start. It is trusted nowhere else. */
export const serverCertificate = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUcYeTDrROgzv7MKkBJA8qI/o7h8gwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE1NTI1MloYDzIxMjYxMDI4
MTU1MjUyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATQoaqMHviN6rTC02NV4BH56gQrrbKJ4RMoCHwz5+OzXwdYbcEmoezM
qHId+bKgRaAZ1T44v3AbIEtzW/FjFT2go2kwZzAdBgNVHQ4EFgQUTSRFZHFKP40Q
6li5XXVAkgss7t4wHwYDVR0jBBgwFoAUTSRFZHFKP40Q6li5XXVAkgss7t4wFAYD
VR0RBA0wC4IJbG9jYWxob3N0MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwID
SAAwRQIgOtHLFiES4rXDvBDrefgONQUrSnTGWFUczDYFmTjVepUCIQC5zQNrx8GZ
qP4xxiCCkBDUX38mqxLx7DdGdxXffP3W+g==
-----END CERTIFICATE-----
`;
export const serverKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHZ3UaOQNC/t5e3jT
erKwgSkkagPiPt6xx3JYG/swpbyhRANCAATQoaqMHviN6rTC02NV4BH56gQrrbKJ
4RMoCHwz5+OzXwdYbcEmoezMqHId+bKgRaAZ1T44v3AbIEtzW/FjFT2g
-----END PRIVATE KEY-----
`;
export const authority = serverCertificate;
