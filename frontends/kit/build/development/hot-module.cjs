module.exports = function hotModule() {
  const shown = JSON.stringify(this.resourcePath);
  return `
import { createElement, useSyncExternalStore } from 'react';
import Shown from ${shown};

let current = Shown;
const watchers = new Set();
const watch = (watcher) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
import.meta.webpackHot.accept(${shown}, () => {
  current = Shown;
  for (const watcher of watchers) watcher();
});

export default function Hot(props) {
  return createElement(useSyncExternalStore(watch, () => current), props);
}
`;
};
