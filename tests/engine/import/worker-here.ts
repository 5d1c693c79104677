import type { ImportDefinition } from '@/engine/import/import-definition';
import type { ImportRequest, ImportResponse } from '@/engine/import/import-protocol';
import { type ImportPort, serveImport } from '@/engine/import/worker/serve-import';

/** A worker without a thread: the same protocol, each message a task of its own. Its files are the test's own. */
export function workerHere<Options, D>(definition: ImportDefinition<Options, D>) {
  return class implements Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'> {
    onmessage: Worker['onmessage'] = null;
    onerror: Worker['onerror'] = null;
    private ended = false;
    private readonly port: ImportPort;

    constructor() {
      this.port = { onmessage: null, postMessage: (response) => this.tell(response) };
      serveImport(this.port, [definition]);
    }

    postMessage(request: ImportRequest) {
      setTimeout(() => !this.ended && this.port.onmessage?.(new MessageEvent('message', { data: request })));
    }

    terminate() {
      this.ended = true;
    }

    private tell(response: ImportResponse) {
      setTimeout(() => {
        if (this.ended || !this.onmessage) return;
        // The handler asks for a Worker as `this` and uses none.
        this.onmessage.call(this as unknown as Worker, new MessageEvent('message', { data: response }));
      });
    }
  };
}
