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
      return { status: 0, ms: Math.round(performance.now() - begun), text: '', failure: reasonOf(failure, url) };
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
function reasonOf(failure, { protocol }) {
  const { code, message, cert } = failure.cause ?? {};
  if (failure.name === 'TimeoutError') return '超时';
  const own = '自己的机构签发的，运行前设 NODE_EXTRA_CA_CERTS=机构证书.pem';
  const known = {
    ECONNREFUSED: '连接被拒绝',
    ENOTFOUND: '域名不能解析',
    ECONNRESET: protocol === 'http:' ? '连接中断（网关可能只收 https）' : '连接中断',
    UND_ERR_SOCKET: protocol === 'http:' ? '连接中断（网关可能只收 https）' : '连接中断',
    ERR_SSL_WRONG_VERSION_NUMBER: '对方不是 https',
    ERR_SSL_PACKET_LENGTH_TOO_LONG: '对方不是 https',
    CERT_HAS_EXPIRED: '证书已过期',
    DEPTH_ZERO_SELF_SIGNED_CERT: `证书是自签的，浏览器不接受（试验用的：${own}）`,
    SELF_SIGNED_CERT_IN_CHAIN: `签发证书的机构不受信任（${own}）`,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: `证书链不全，或签发的机构不受信任（${own}）`,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `证书链不全，或签发的机构不受信任（${own}）`,
    ERR_TLS_CERT_ALTNAME_INVALID: `证书不是这个域名的，它的域名是 ${cert?.subjectaltname ?? '没有写'}`,
  };
  return known[code] ?? code ?? message ?? failure.message;
}
