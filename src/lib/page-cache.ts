/**
 * Keeps React alive over the browser's page cache (bfcache). React's scheduler yields by a message over its own channel; a message pending
 * when the page is cached is lost (Firefox 140), and after "Back" the scheduler waits for it forever, so nothing is rendered. The first
 * channel created after this module is the scheduler's, so main.tsx imports this module before React; the channel receives one more message
 * when the page is restored, which is harmless if none was lost.
 */
const Channel = window.MessageChannel;

window.MessageChannel = class extends Channel {
  constructor() {
    super();
    window.MessageChannel = Channel;
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.port2.postMessage(null);
    });
  }
};

export {};
