import { shiftMonth } from '@/domain/dates';

/** Explains the first month of the ledger: earlier months count as paid and are not listed. */
export function OpeningBalanceNote({ qcny }: { qcny: string }) {
  if (!qcny) return null;
  return (
    <p role="note">
      {qcny}及以前的缴存在本系统启用前办理，已计入{shiftMonth(qcny, 1)}-01的期初余额，不逐月列出。
    </p>
  );
}
