import { HttpResponse, http } from 'msw';
import sm from 'sm-crypto';
import { expect, it } from 'vitest';
import { listen, network } from './network';

/** A call that the specification names, made as the hall makes it, and what has to leave. */
export interface Spoken {
  /** Method and path, without /api/. */
  name: `${'GET' | 'POST'} ${string}`;
  make: () => Promise<unknown>;
  /** Parameters of the address; what is encrypted stands as `secret(…)`. */
  query?: Record<string, string>;
  /** The JSON body, or the fields of a form. */
  sends?: unknown;
  form?: true;
  /** Toasts of the client when it fails; 0 for silent calls. */
  toasts?: number;
}

/** What every form of docs/specification.md 7.2 has in its address. */
export const OF_FORMS = { grant_type: 'password', scope: 'server' };
const pair = sm.sm2.generateKeyPairHex();

/** One test for each: method, address, body, and whether a failure is shown. */
export function expectRequests(calls: readonly Spoken[]): void {
  const net = network();

  // By %s: vitest cuts $name after forty letters.
  const named = calls.map((one) => [one.name, one] as const);
  it.each(named)('%s', async (name, { make, query = {}, sends, form = false, toasts = 1 }) => {
    const [method = '', path = ''] = name.split(' ');
    const asked: Request[] = [];
    net.answers(
      http.get('*/getPubleKey', () => HttpResponse.json({ code: 0, msg: '', data: pair.publicKey })),
      http.all('*/api/*', ({ request }) => {
        asked.push(request.clone());
        return new HttpResponse('', { status: 500 });
      }),
    );
    const heard = listen();
    await make().catch(() => undefined);
    const [request] = asked;
    if (!request) throw new Error(`${name} was not sent`);
    const url = new URL(request.url);
    if (method === 'POST')
      expect(/^application\/x-www-form-urlencoded/.test(request.headers.get('content-type') ?? '')).toBe(form);
    const text = await request.text();
    expect([request.method, url.pathname]).toEqual([method, `/api/${path}`]);
    expect(plain(Object.fromEntries(url.searchParams))).toEqual(query);
    const fields = form ? Object.fromEntries(new URLSearchParams(text)) : text === '' ? undefined : JSON.parse(text);
    expect(plain(fields)).toEqual(sends);
    expect(heard.shown).toHaveLength(toasts);
  });
}

/** Ciphertext as what is in it. */
function plain(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' && /^04[\da-f]{194,}$/.test(value)
        ? `secret(${sm.sm2.doDecrypt(value.slice(2), pair.privateKey, 1)})`
        : value,
    ]),
  );
}
