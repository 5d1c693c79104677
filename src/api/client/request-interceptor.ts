import type { InternalAxiosRequestConfig } from 'axios';
import { appConfig } from '@/lib/app-config';
import type { PendingCall } from './call-options';
import { cleanJson, formEncoded, isPlainObject } from './request-body';
import { currentWiring } from './wiring';

/** Adds the headers and cleans the body (docs/specification.md 5, 6, 7.2). Runs synchronously: the token is that of the call's moment. */
export function prepareRequest(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const call = config.call?.();
  if (!call) return config;
  const { clientId, projectId } = appConfig();
  config.headers.set({ clientId, projectId });
  if (call.token) config.headers.set('Authorization', `Bearer ${call.token}`);
  if (currentWiring().kstb()) config.headers.set('kstb', '1');
  const { data, type } = payloadOf(call);
  if (type) config.headers.set('Content-Type', type);
  config.data = data;
  if (call.options.form === true) config.params = { grant_type: 'password', scope: 'server', ...config.params };
  return config;
}

function payloadOf({ body, options }: PendingCall): { data?: unknown; type?: string } {
  if (options.form) {
    return { data: formEncoded(body).toString(), type: 'application/x-www-form-urlencoded;charset=UTF-8' };
  }
  if (Array.isArray(body) || isPlainObject(body)) {
    return { data: JSON.stringify(cleanJson(body)), type: 'application/json' };
  }
  return { data: body };
}
