import { shiftMonth } from '@/domain/dates';

/** Why the books begin when they do: earlier months count as paid and are not told one by one. */
export function OpeningNote({ qcny }: { qcny: string }) {
  if (!qcny) return null;
  return (
    <p role="note">
      {qcny}及以前的缴存在本系统启用前办理，已计入{shiftMonth(qcny, 1)}-01的期初余额，不逐月列出。
    </p>
  );
}
