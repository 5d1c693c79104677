import { create } from 'zustand';
import { localStore } from '@/lib/storage';
import { openTabChannel, type TabChannel } from '@/lib/tab-channel';

const KEY = 'large_print';

export const initialLargePrint = { large: false };

/** Large-print mode (长辈版): kept in this browser, the same in all its tabs. */
export const useLargePrint = create<{ large: boolean }>(() => initialLargePrint);

let channel: TabChannel<{ large: boolean }> | undefined;

/** Takes the kept choice over and follows the other tabs. @returns what stops it */
export function startLargePrint(): () => void {
  apply(localStore.get<boolean>(KEY) === true);
  const opened = openTabChannel<{ large: boolean }>(KEY, (message) => apply(message.large === true));
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}

export function setLargePrint(large: boolean): void {
  localStore.set(KEY, large);
  channel?.post({ large });
  apply(large);
}

function apply(large: boolean): void {
  document.documentElement.toggleAttribute('data-large', large);
  useLargePrint.setState({ large });
}
