import { Button } from 'antd';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import type { ImportSummary } from './import-protocol';

interface SendBarProps {
  summary: ImportSummary;
  busy: boolean;
  onSend: (goodOnly: boolean) => void;
}

/** Saves the rows before 下一步, which does so itself: to see the sums of the centre, or without the rows that have not passed. */
export function SendBar({ summary, busy, onSend }: SendBarProps) {
  const { rows, passed, wrong, pending } = summary;
  const unfinished = wrong > 0 || pending > 0;
  return (
    <Row gap={1.5}>
      {unfinished && passed > 0 && (
        <Button disabled={busy} onClick={() => onSend(true)}>
          仅保存通过的{passed}行
        </Button>
      )}
      <Button disabled={busy || unfinished || rows === 0} onClick={() => onSend(false)}>
        保存全部{rows}行明细
      </Button>
      <Muted as="span" role="status">
        {nextText(summary)}
      </Muted>
    </Row>
  );
}

/** Next action for the current rows. */
function nextText({ rows, passed, wrong, pending }: ImportSummary): string {
  if (rows === 0) return '';
  if (wrong > 0 || pending > 0) return '填写并改正全部明细后可以进入下一步';
  return `${passed}行已通过核对，进入下一步时一并保存；申请在核对确认后才提交`;
}
