/** Where the product listens that `npm start` or `npm run dev` runs, and where development servers do when they are beside it. */
const HOME = 3000;

export const productPort = (): number => Number(process.env.PORT) || HOME;

/** The port of a development server: those of packages.json stand for a product on port 3000, and move with it. */
export const developmentPort = (port: number): number => port + productPort() - HOME;

export const LOCAL = '127.0.0.1';

export const localAddress = (port: number): string => `http://${LOCAL}:${port}`;
