import { Button } from 'antd';
import { useState } from 'react';
import { fundTime } from '@/domain/dates';
import { toast } from '@/ui/state/toast';
import { type CalculatorValues, calculatorKind, type Key } from './default-values';
import { fieldsOf } from './inputs/fields';
import type { CalculatorOutcome } from './outcome';
import { paperOf } from './paper';
import type { PolicyNumbers } from './policy-numbers';

interface CopyActionsProps {
  values: CalculatorValues;
  /** Undefined while an input is invalid: nothing to share. */
  outcome: CalculatorOutcome | undefined;
  numbers: PolicyNumbers;
}

/** Share actions: link, file, print. */
export function CopyActions({ values, outcome, numbers }: CopyActionsProps) {
  const [busy, setBusy] = useState(false);
  const copyLink = async () => {
    const names = fieldsOf(calculatorKind(values), numbers).map(({ name }) => name);
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

/** Address for sharing: includes defaults of the named fields, since the example may change. */
function sharedLink(values: CalculatorValues, names: readonly Key[]): string {
  const query = new URLSearchParams({ jslx: values.jslx });
  for (const name of names) query.set(name, values[name]);
  return `${window.location.href.replace(/#.*$/, '')}#/dkcs?${query.toString()}`;
}
