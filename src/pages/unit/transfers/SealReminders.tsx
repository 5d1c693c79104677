import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { declineSealReminder, fetchSealReminders, type SealReminder } from '@/api/unit/seal-reminders';
import { flowPath } from '@/engine/flow/flow-index';
import { StatementDialog } from '@/form/open/StatementDialog';
import { sealDecline } from '@/schema/unit/statements';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { toast } from '@/ui/state/toast';

const KEY = ['unit', 'seal-reminders'];
const WAITS = '1';
const STAYS = '2';

/** 封存提醒: other units' requests to seal, to accept or refuse, and the results of the unit's own requests; nothing without any. */
export function SealReminders() {
  const cache = useQueryClient();
  const found = useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchSealReminders({ signal }) });
  const [answered, answer] = useState<SealReminder>();
  if (found.isError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data?.length) return null;
  return (
    <Card label="封存提醒">
      <h2>封存提醒</h2>
      <DataTable<SealReminder>
        label="封存提醒"
        rowKey="id"
        rows={found.data}
        columns={[
          { title: '姓名', dataIndex: 'xingming' },
          { title: '事项', dataIndex: 'dwmc', render: (dwmc: string, row: SealReminder) => matterOf(row, dwmc) },
          { title: '提醒日期', dataIndex: 'rq' },
          { title: '状态', dataIndex: 'zt', render: (_: string, row: SealReminder) => stateOf(row) },
          {
            title: '操作',
            key: 'cz',
            render: (_: SealReminder, row: SealReminder) =>
              row.fx === '2' && row.zt === WAITS ? (
                <span data-links>
                  <Link to={`${flowPath('GJ0305', 'unit') ?? ''}?grzh=${row.grzh}`}>办理封存</Link>
                  <Button size="small" aria-label={`${row.xingming}仍在本单位`} onClick={() => answer(row)}>
                    仍在本单位
                  </Button>
                </span>
              ) : null,
          },
        ]}
      />
      {answered && (
        <DeclineSealDialog
          of={answered}
          onClose={(rows) => {
            answer(undefined);
            if (!rows) return;
            cache.setQueryData(KEY, rows);
            void cache.invalidateQueries({ queryKey: ['todos'] });
          }}
        />
      )}
    </Card>
  );
}

const matterOf = ({ fx, grzh }: SealReminder, dwmc: string): string =>
  fx === '1' ? `本单位提醒原单位（${dwmc}）封存` : `${dwmc}申请转入，请本单位封存（${grzh}）`;

function stateOf({ fx, zt, yy, hfsj, xyb }: SealReminder): string {
  const mine = fx === '1';
  if (zt === WAITS) return mine ? '待原单位封存或答复' : '待本单位封存或答复';
  if (zt !== STAYS) return mine ? '原单位已封存，缴清后可以办理转入' : '已封存';
  const said = `${hfsj.slice(0, 10)}答复仍在${mine ? '其' : '本'}单位：${yy}`;
  return xyb ? `${said}。账户不能转入；${xyb}` : said;
}

interface DeclineSealDialogProps {
  of: SealReminder;
  /** Called with the updated reminders, or nothing if cancelled. */
  onClose: (rows?: SealReminder[]) => void;
}

/** The former unit's refusal to seal, with the reason the member still works there. */
function DeclineSealDialog({ of, onClose }: DeclineSealDialogProps) {
  return (
    <StatementDialog
      title={`${of.xingming}仍在本单位`}
      note={`答复和原因发送给${of.dwmc}，账户不变，本单位继续为其缴存；以后离职的再办理封存。`}
      schema={sealDecline}
      name="yy"
      hint="如劳动合同未到期、未收到离职申请"
      submitText="提交答复"
      send={async (words) => {
        const rows = await declineSealReminder(of.id, words);
        toast.success('已答复');
        onClose(rows);
      }}
      onClose={() => onClose()}
    />
  );
}
