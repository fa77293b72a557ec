import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export type Watch = (direction: 'there' | 'back', text: string, connection: object) => boolean;

export interface Between {
  port: number;
  close(): Promise<void>;
}

export async function openProxy(target: NetConnectOpts, watch: Watch): Promise<Between> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
    const connection = {};
    let held = false;
    for (const [from, to, direction] of [
      [client, upstream, 'there'],
      [upstream, client, 'back'],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes) => {
        held ||= watch(direction, bytes.toString('latin1'), connection);
        if (!held) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
