export * from './fake-server';
export * from './render-app';
