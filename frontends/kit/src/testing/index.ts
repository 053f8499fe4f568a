export * from './fake-server';
export * from './render-app';
export * from './render-page';
