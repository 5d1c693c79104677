/**
 * Keeps React alive over the browser's page cache (bfcache). React's scheduler gives itself its turn by a message over a channel
 * of its own; a message that is under way when the page is put away is lost (Firefox 140), and after "Back" the scheduler waits
 * for it for ever: what is clicked is drawn, what an answer brings is not. The first channel made after this module is the
 * scheduler's, so main.tsx imports it before React; it gets one more message when the page comes back, which costs nothing if
 * none was lost.
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
