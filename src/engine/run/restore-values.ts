import type { CaseDetail } from '@/api/cases/business';
import { ApiError } from '@/api/client/errors';
import { isRecord } from '@/lib/foreign-json';
import type { Address, FieldValue, FlowValues } from '@/schema/field-kinds';
import { isAddress } from '@/schema/read-value';
import { splitAddress } from '@/schema/split-address';
import { dictionaryTree } from '@/session/dictionary';
import type { Flow } from '../flow/define-flow';

type Sent = NonNullable<CaseDetail['tjnr']>;

/**
 * Restores the form's values from a submitted application, for a correction without a draft. `flow.restore` restores values that are
 * sent in another shape.
 */
export async function restoreValues(flow: Flow, sent: Sent, signal: AbortSignal): Promise<Partial<FlowValues>> {
  const read = Object.entries(flow.initial).flatMap(([name, start]): [string, FieldValue][] => {
    const value = sent[name] === undefined ? undefined : fieldValue(sent[name], start);
    return value === undefined ? [] : [[name, value]];
  });
  const restored = await flow.restore?.(sent, signal);
  return { ...Object.fromEntries(read), ...(await restoreSubject(flow, sent, signal)), ...restored };
}

/** Restores the subject with the centre's current data; one that no longer belongs to the user has to be chosen again. */
export async function restoreSubject(
  { subject }: Flow,
  sent: Sent,
  signal?: AbortSignal,
): Promise<Partial<FlowValues>> {
  if (!subject || !sent[subject.name]) return {};
  try {
    return { [subject.name]: await subject.load(sent[subject.name], signal) };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') return { [subject.name]: null };
    throw error;
  }
}

function fieldValue(sent: unknown, start: FieldValue): FieldValue | undefined {
  if (typeof start === 'boolean') return sent === true || sent === '1';
  if (typeof start === 'string') return typeof sent === 'object' ? undefined : String(sent);
  if (isAddress(start))
    return Array.isArray(sent) ? addressOfParts(sent.map(String)) : splitAddress(String(sent), dictionaryTree('xzqh'));
  if (!Array.isArray(start) || !Array.isArray(sent)) return undefined;
  const rows = sent.filter(isRecord);
  return rows.length > 0 ? rows.map(asTexts) : sent.map(String);
}

function asTexts(row: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? '')]));
}

function addressOfParts(parts: readonly string[]): Address {
  return { region: parts.slice(0, -1), detail: parts.at(-1) ?? '' };
}
