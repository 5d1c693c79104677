import type { HttpHandler } from 'msw';
import { appConfig } from '@/lib/app-config';
import { openCentre } from '../../centre/centre';
import { memoryJournal } from '../../journals/memory';
import { createHandlers } from '../index';
import { callersOf } from './routes';

/** Who may make each call at the simulated centre, by 'METHOD service name'; 'public' with or without a session. */
export async function readCallers(): Promise<Record<string, readonly string[] | 'public'>> {
  const handlers = createHandlers(await openCentre(memoryJournal()));
  // The longest prefix first: one service may lie under another.
  const prefixes = Object.entries(appConfig().services).toSorted(([, a], [, b]) => b.length - a.length);
  const found: Record<string, readonly string[] | 'public'> = {};
  for (const handler of handlers) {
    const { method, path } = (handler as HttpHandler).info; // createHandlers makes HTTP handlers alone
    const service = prefixes.find(([, prefix]) => String(path).startsWith(`*/api/${prefix}/`));
    const callers = callersOf(handler as HttpHandler);
    if (!service || !callers) continue;
    const [name, prefix] = service;
    found[`${String(method)} ${name} ${String(path).slice(`*/api/${prefix}/`.length)}`] = callers;
  }
  return found;
}
