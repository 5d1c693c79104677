import { fetchOwedRows } from '@/api/back-payment';
import { pickMembers } from '@/engine/subject/pick-members';
import { memberRows } from '../blocks/member-batch';
import { backPayImport } from './back-pay-import';

const roster = pickMembers({
  grzhzt: '',
  row: ({ grzh, xingming }) => ({ grzh, xingming, bjksny: '', bjjsny: '', bjjs: '' }),
});

/** The members for whom months are made up: chosen, typed, from a file, or all who lack some (`?qj=1`). */
export default memberRows({
  grzhzt: '',
  shape: backPayImport,
  createWorker: () => new Worker(new URL('./back-pay-worker.ts', import.meta.url), { type: 'module' }),
  more: ({ policy }) => ({ most: Number(policy('p.bjZdys')) }),
  pick: {
    ...roster,
    named: (address, signal, rows) =>
      address.get('qj') === '1' ? fetchOwedRows({ signal }) : roster.named(address, signal, rows),
  },
});
