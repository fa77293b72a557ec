export const poster = () => '<svg/>';
