// Education register: the highest certificate of each graduate.
import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

export interface Graduation {
  zjhm: string;
  byyx: string;
  /** Dictionary xueli. */
  xueli: string;
  byzsbh: string;
  byrq: PlainDate;
}

export const graduations = (store: Store) => store.table<Graduation>('register-graduations');

export function graduationOf(store: Store, zjhm: string): Graduation | undefined {
  if (!queryRegister(store, '学历登记', zjhm)) return undefined;
  return graduations(store).get(zjhm);
}
