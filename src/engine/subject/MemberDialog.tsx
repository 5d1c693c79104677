import { Button, Checkbox, Empty } from 'antd';
import { type ReactNode, useState } from 'react';
import { fetchMembers, type Member } from '@/api/unit/members';
import { formatMoney } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { dictionaryLabel } from '@/session/dictionary';
import { Dialog } from '@/ui/dialog/Dialog';
import { SearchField } from '@/ui/input/SearchField';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { Pager } from '@/ui/Pager';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { useLoad } from '../flow/use-load';
import type { RowRecord } from '../import/import-definition';
import type { RowPickDialogProps } from '../import/import-wiring';
import styles from './subject.module.css';

/** Creates a dialog that pages through the members: a unit may have 100,000. */
export function memberDialog(
  grzhzt: string,
  row: (member: Member) => RowRecord,
): (props: RowPickDialogProps) => ReactNode {
  return function MemberDialog({ onPick, onClose }) {
    const [ask, setAsk] = useState({ key: '', page: 1, size: 10 });
    const [chosen, setChosen] = useState<ReadonlyMap<string, Member>>(new Map());
    const { phase, data, error, reload } = useLoad(JSON.stringify(ask), (signal) =>
      fetchMembers({ ...ask, grzhzt }, { signal }),
    );
    const list = data?.list ?? [];
    const choose = (members: readonly Member[], on: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const member of members) on ? next.set(member.grzh, member) : next.delete(member.grzh);
        return next;
      });
    return (
      <Dialog
        open
        title="选择职工"
        width={720}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>取消</Button>
            <Button
              type="primary"
              disabled={chosen.size === 0}
              onClick={() => {
                onPick([...chosen.values()].map(row));
                onClose();
              }}
            >
              {chosen.size === 0 ? '加入明细' : `加入明细（${peopleText(chosen.size)}）`}
            </Button>
          </>
        }
      >
        <Stack>
          <SearchField
            label="姓名、账号或证件号码"
            placeholder="证件号码请输入完整号码，或最后四位"
            value={ask.key}
            onSearch={(key) => setAsk({ ...ask, key: key.trim(), page: 1 })}
          />
          {phase === 'failed' && <LoadFailed error={error} onRetry={reload} />}
          {phase === 'loading' && !data && <Loading shape="table" />}
          {data && list.length === 0 && (
            <Empty description={`没有符合条件的${dictionaryLabel('grzhzt', grzhzt)}职工`} />
          )}
          {list.length > 0 && (
            <>
              <Checkbox
                className={styles.choice}
                checked={list.every(({ grzh }) => chosen.has(grzh))}
                onChange={(event) => choose(list, event.target.checked)}
              >
                全选本页
              </Checkbox>
              <Stack as="ul" gap={0} className={styles.list} aria-label="本单位职工">
                {list.map((member) => (
                  <li key={member.grzh}>
                    <Checkbox
                      className={styles.choice}
                      checked={chosen.has(member.grzh)}
                      onChange={(event) => choose([member], event.target.checked)}
                    >
                      <Row as="span" gap={1.5} rowGap={0.5}>
                        <span>{member.xingming}</span>
                        <span>{member.grzh}</span>
                        <span>{member.zjhm}</span>
                        <span>基数{formatMoney(member.grjcjs)}</span>
                      </Row>
                    </Checkbox>
                  </li>
                ))}
              </Stack>
              <Pager
                page={ask.page}
                size={ask.size}
                total={data?.total}
                onChange={(page, size) => setAsk({ ...ask, page, size })}
              />
            </>
          )}
          <Muted role="status" body className={styles.status}>
            {chosen.size > 0 && `已选择${peopleText(chosen.size)}`}
          </Muted>
        </Stack>
      </Dialog>
    );
  };
}
