// One call of a gateway, as the hall would make it.

/**
 * Returns a function that makes calls.
 * @param base origin (and folder) of the gateway
 * @param prefixes service → path after /api/, where they differ from the contract's
 * @param timeout milliseconds
 */
export function caller({ base, clientId = 'gjj-hall-web', projectId = 'zfgjj', timeout = 60_000 }) {
  let token = '';
  return { call, signIn: (next) => (token = next) };

  /** @returns { status, ms, body?, text, failure? } — `failure` where nothing came */
  async function call(method, path, { query = {}, form, json } = {}) {
    const url = new URL(base.replace(/\/+$/, '') + path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const headers = { clientId, projectId, ...(token && { Authorization: `Bearer ${token}` }) };
    const init = { method, headers, signal: AbortSignal.timeout(timeout), redirect: 'manual' };
    if (form) init.body = new URLSearchParams(form);
    else if (method === 'POST') {
      init.body = JSON.stringify(json ?? {});
      headers['Content-Type'] = 'application/json';
    }
    const begun = performance.now();
    try {
      const answer = await fetch(url, init);
      const text = await answer.text();
      const ms = Math.round(performance.now() - begun);
      return { status: answer.status, ms, text, body: parsed(text), headers: answer.headers };
    } catch (failure) {
      return { status: 0, ms: Math.round(performance.now() - begun), text: '', failure: reasonOf(failure) };
    }
  }
}

function parsed(text) {
  try {
    const body = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The first reason that the platform names; it names no address with a secret. */
function reasonOf(failure) {
  const { code, message } = failure.cause ?? {};
  if (failure.name === 'TimeoutError') return '超时';
  const known = {
    ECONNREFUSED: '连接被拒绝',
    ENOTFOUND: '域名不能解析',
    ECONNRESET: '连接中断',
    CERT_HAS_EXPIRED: '证书已过期',
    DEPTH_ZERO_SELF_SIGNED_CERT: '证书是自签的，浏览器不接受',
    SELF_SIGNED_CERT_IN_CHAIN: '证书链里有自签的，浏览器不接受',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: '证书链不全，浏览器不接受',
    ERR_TLS_CERT_ALTNAME_INVALID: '证书不是这个域名的',
  };
  return known[code] ?? code ?? message ?? failure.message;
}
