export * from './fake-server';
export * from './render-app';
export * from './render-page';
export { FakeEventStream } from './fake-event-stream';
