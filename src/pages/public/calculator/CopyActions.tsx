import { useState } from 'react';
import { fundTime } from '@/domain/dates';
import { Button } from '@/ui/plain/Button';
import { toast } from '@/ui/toast';
import { fieldsOf } from './fields';
import type { Outcome } from './outcome';
import { paperOf } from './paper';
import type { PolicyNumbers } from './policy-numbers';
import { sharedLink } from './shared-link';
import { kindOf, type Values } from './usual-values';

interface CopyActionsProps {
  values: Values;
  /** Undefined while something is filled in wrong: there is nothing to hand on. */
  outcome: Outcome | undefined;
  numbers: PolicyNumbers;
}

/** Ways to take the calculation along: as a link, a file, on paper. */
export function CopyActions({ values, outcome, numbers }: CopyActionsProps) {
  const [busy, setBusy] = useState(false);
  const copyLink = async () => {
    const names = fieldsOf(kindOf(values), numbers).map(({ name }) => name);
    try {
      await navigator.clipboard.writeText(sharedLink(values, names));
      toast.success('链接已复制，打开后是同样的内容');
    } catch {
      toast.error('浏览器不允许复制，请从地址栏复制链接');
    }
  };
  const exportFile = async () => {
    if (!outcome || busy) return;
    setBusy(true);
    try {
      const { exportPaper } = await import('./export-paper');
      await exportPaper(paperOf(values, outcome, numbers, fundTime(Date.now())));
    } catch {
      toast.error('文件没有生成，请重试');
    } finally {
      setBusy(false);
    }
  };
  const missing = outcome === undefined;
  return (
    <>
      <Button onClick={() => void copyLink()} disabled={missing}>
        复制链接
      </Button>
      <Button onClick={() => void exportFile()} disabled={missing} aria-disabled={busy}>
        {busy ? '正在生成...' : '导出 Excel'}
      </Button>
      <Button onClick={() => window.print()} disabled={missing}>
        打印
      </Button>
    </>
  );
}
