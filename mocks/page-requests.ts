/** Who answers; undefined: nobody, the network fails. */
export type Answering = (request: Request) => Promise<Response | undefined>;

type Heard = ((event: object) => unknown) | null;
/** What a page may listen to, by `on…` or as a listener. */
const EVENTS = ['readystatechange', 'loadstart', 'progress', 'abort', 'error', 'load', 'timeout', 'loadend'] as const;
type Kind = (typeof EVENTS)[number];

/** Something of a request that is listened to: itself, or its upload. */
class Listened {
  onreadystatechange: Heard = null;
  onloadstart: Heard = null;
  onprogress: Heard = null;
  onabort: Heard = null;
  onerror: Heard = null;
  onload: Heard = null;
  ontimeout: Heard = null;
  onloadend: Heard = null;
  listeners = new Map<string, Set<(event: object) => unknown>>();

  addEventListener(kind: string, listener: (event: object) => unknown): void {
    const known = this.listeners.get(kind) ?? new Set();
    this.listeners.set(kind, known.add(listener));
  }

  removeEventListener(kind: string, listener: (event: object) => unknown): void {
    this.listeners.get(kind)?.delete(listener);
  }

  tell(type: Kind, loaded = 0, total = 0): void {
    const event = { type, target: this, currentTarget: this, loaded, total, lengthComputable: total > 0 };
    this[`on${type}`]?.(event);
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(event);
  }
}

/**
 * The page's XMLHttpRequest, answered by the centre at once. The library that stands between a page and its handlers wraps jsdom's
 * own request and describes each of its steps: that was more than half of what a call cost in a test.
 */
export function requestsAnsweredBy(answering: Answering): typeof XMLHttpRequest {
  class PageRequest extends Listened {
    static readonly UNSENT = 0;
    static readonly OPENED = 1;
    static readonly HEADERS_RECEIVED = 2;
    static readonly LOADING = 3;
    static readonly DONE = 4;

    upload = new Listened();
    readyState = 0;
    status = 0;
    statusText = '';
    responseURL = '';
    responseType = '';
    response: unknown = null;
    timeout = 0;
    withCredentials = false;
    // Not private: a test may put a proxy in front of the request.
    sentMethod = '';
    sentTo = '';
    sentHeaders = new Headers();
    answer: Response | undefined;
    aborted = false;

    get responseText(): string {
      if (this.responseType !== '' && this.responseType !== 'text') throw new TypeError('Not asked for as text');
      return String(this.response ?? '');
    }

    open(method: string, address: string): void {
      this.sentMethod = method.toUpperCase();
      this.sentTo = new URL(address, window.location.href).href;
      this.sentHeaders = new Headers();
      this.aborted = false;
      this.readyState = PageRequest.OPENED;
      this.tell('readystatechange');
    }

    setRequestHeader(name: string, value: string): void {
      this.sentHeaders.append(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.answer?.headers.get(name) ?? null;
    }

    getAllResponseHeaders(): string {
      return [...(this.answer?.headers ?? [])].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }

    send(body: Document | XMLHttpRequestBodyInit | null = null): void {
      const bodiless = /^(GET|HEAD)$/.test(this.sentMethod);
      const request = new Request(this.sentTo, {
        method: this.sentMethod,
        headers: this.sentHeaders,
        // The cookies of the page are looked up for a request that may have some; the centre has none.
        credentials: 'omit',
        // Bytes: a text would name a media type of its own.
        body: bodiless ? null : typeof body === 'string' ? new TextEncoder().encode(body) : (body as BodyInit | null),
      });
      // Who asks may still add its listeners.
      queueMicrotask(() => void this.exchange(request, bodiless ? 0 : sizeOf(body)));
    }

    async exchange(request: Request, sent: number): Promise<void> {
      const answer = await answering(request).catch(fallen);
      if (this.aborted) return;
      if (!answer || answer.type === 'error') {
        this.readyState = PageRequest.DONE;
        this.tell('readystatechange');
        this.tell('error');
        this.tell('loadend');
        return;
      }
      for (const kind of ['loadstart', 'progress', 'load', 'loadend'] as const)
        this.upload.tell(kind, kind === 'loadstart' ? 0 : sent, sent);
      const bytes = await answer.arrayBuffer();
      if (this.aborted) return;
      this.take(answer, bytes);
    }

    take(answer: Response, bytes: ArrayBuffer): void {
      const size = bytes.byteLength;
      this.answer = answer;
      this.status = answer.status;
      this.statusText = answer.statusText;
      this.responseURL = this.sentTo;
      this.tell('loadstart', 0, size);
      for (const state of [PageRequest.HEADERS_RECEIVED, PageRequest.LOADING]) {
        this.readyState = state;
        this.tell('readystatechange');
      }
      if (size > 0) this.tell('progress', size, size);
      // A listener may have thought better of it.
      if (this.aborted) return;
      this.response = this.responseType === 'arraybuffer' ? bytes : new TextDecoder().decode(bytes);
      this.readyState = PageRequest.DONE;
      for (const kind of ['readystatechange', 'load', 'loadend'] as const) this.tell(kind, size, size);
    }

    abort(): void {
      const under = this.readyState !== PageRequest.UNSENT && this.readyState !== PageRequest.DONE;
      this.aborted = true;
      this.readyState = PageRequest.UNSENT;
      if (!under) return;
      this.tell('abort');
      this.tell('loadend');
    }
  }
  // All of it that a page uses.
  return PageRequest as unknown as typeof XMLHttpRequest;
}

/** A fault of the centre itself, as a gateway says it. */
function fallen(fault: unknown): Response {
  if (fault instanceof Response) return fault;
  return Response.json({ message: String(fault) }, { status: 500, statusText: 'Unhandled Exception' });
}

function sizeOf(body: unknown): number {
  if (typeof body === 'string') return new TextEncoder().encode(body).byteLength;
  if (body instanceof FormData)
    return [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0);
  return body instanceof Blob ? body.size : 0;
}
