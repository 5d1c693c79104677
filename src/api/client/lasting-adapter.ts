import axios, { type AxiosAdapter } from 'axios';

/** Most characters of a body that the browser sends on after the page has gone: 64 KiB, three bytes for a Chinese character. */
export const LASTING_LENGTH = 20_000;

/** Sends by fetch with `keepalive`: the browser completes what a closing page has begun, where it aborts an XMLHttpRequest. */
export const lastingAdapter: AxiosAdapter = async (config) => {
  const { method, data, signal } = config;
  try {
    const response = await fetch(axios.getUri(config), {
      method: method?.toUpperCase() ?? 'POST',
      headers: config.headers.toJSON() as Record<string, string>, // plain texts after prepareRequest
      body: data,
      signal: (signal ?? null) as AbortSignal | null, // transport.ts passes one of the platform
      keepalive: true,
    });
    const headers = Object.fromEntries(response.headers);
    return { data: await response.arrayBuffer(), status: response.status, statusText: '', headers, config };
  } catch {
    throw new axios.AxiosError('', axios.AxiosError.ERR_NETWORK, config);
  }
};
