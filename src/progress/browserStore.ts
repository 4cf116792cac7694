import { createStore, get, update } from 'idb-keyval';
import { storeOver, type Bell, type ProgressStore } from './store.ts';

const KEY = 'progress';

const silentBell: Bell = { ring: () => undefined, onRing: () => () => undefined };

function tabBell(): Bell {
  if (typeof BroadcastChannel === 'undefined') return silentBell;
  const channel = new BroadcastChannel('scoperta-progress');
  return {
    ring: () => channel.postMessage('changed'),
    onRing: (listener) => {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}

let opened: ProgressStore | undefined;

/** The progress of this browser, in IndexedDB: opened once a page, when first asked for. */
export function browserStore(): ProgressStore {
  if (opened) return opened;
  const drawer = createStore('scoperta', 'kept');
  opened = storeOver({ get: () => get(KEY, drawer), update: (change) => update(KEY, change, drawer) }, tabBell());
  return opened;
}
