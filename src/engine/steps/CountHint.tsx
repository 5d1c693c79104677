import { useEffect } from 'react';
import sections from '@/form/sections/sections.module.css';
import { loadInputConfig, useInputConfig, withdrawalCount } from '@/session/input-config';
import { useSession } from '@/session/session-store';
import type { Flow } from '../flow/define-flow';

const SETTLED = '3';

/** Hint on existing items: this year's withdrawals, or the loans. */
export function CountHint({ counts }: Pick<Flow, 'counts'>) {
  const person = useSession((state) => state.loginType) === '1';
  const { loaded, dksl, tqsl } = useInputConfig();
  const counted = person && counts !== null;
  useEffect(() => {
    if (!counted) return;
    const controller = new AbortController();
    void loadInputConfig(controller.signal);
    return () => controller.abort();
  }, [counted]);
  if (!counted || !loaded) return null;
  if (counts === 'withdrawals')
    return (
      <p role="note" className={sections.note}>
        您今年已提取{withdrawalCount(tqsl)}次
      </p>
    );
  const open = dksl.filter(({ dkzhzt }) => dkzhzt !== SETTLED).length;
  return (
    <p role="note" className={sections.note}>
      您有{dksl.length}笔公积金贷款，其中{open}笔未结清
    </p>
  );
}
