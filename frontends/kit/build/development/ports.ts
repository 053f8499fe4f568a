const HOME = 3000;

export const productPort = (): number => Number(process.env.PORT) || HOME;

export const developmentPort = (port: number): number => port + productPort() - HOME;

export const LOCAL = '127.0.0.1';

export const localAddress = (port: number): string => `http://${LOCAL}:${port}`;
