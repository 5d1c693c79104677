import axios, { type AxiosAdapter } from 'axios';

/** Bytes: browsers refuse to keep more than 64 KiB on the way, and would send nothing at all. */
const MOST_KEPT = 60_000;

/**
 * Sends by fetch with `keepalive`: the browser completes what a closing page has begun, where it aborts an XMLHttpRequest. A larger body
 * is sent like any other.
 */
export const lastingAdapter: AxiosAdapter = async (config) => {
  const { method, data, signal } = config;
  try {
    const response = await fetch(axios.getUri(config), {
      method: method?.toUpperCase() ?? 'POST',
      headers: config.headers.toJSON() as Record<string, string>, // plain texts after prepareRequest
      body: data,
      signal: (signal ?? null) as AbortSignal | null, // transport.ts passes one of the platform
      keepalive: new Blob([data]).size <= MOST_KEPT,
    });
    const headers = Object.fromEntries(response.headers);
    return { data: await response.arrayBuffer(), status: response.status, statusText: '', headers, config };
  } catch {
    throw new axios.AxiosError('', axios.AxiosError.ERR_NETWORK, config);
  }
};
