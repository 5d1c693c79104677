import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { fetchMembers, type Member } from '@/api/members';
import { peopleText } from '@/domain/counts';
import { formatMoney } from '@/domain/money';
import { dictionaryLabel } from '@/session/dictionary';
import { Dialog } from '@/ui/Dialog';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Pager } from '@/ui/Pager';
import { SearchField } from '@/ui/SearchField';
import { useLoad } from '../flow/use-load';
import type { KnownRow } from '../import/import-definition';
import type { RowPickDialogProps } from '../import/import-wiring';
import styles from './subject.module.css';

/** Asks the centre for one page of the roster at a time: a unit may have a hundred thousand. */
export function memberDialog(
  grzhzt: string,
  row: (member: Member) => KnownRow,
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
        <div className={styles.picker}>
          <SearchField
            label="姓名、账号或证件号码"
            placeholder="证件号码请输入完整号码，或最后四位"
            value={ask.key}
            onSearch={(key) => setAsk({ ...ask, key: key.trim(), page: 1 })}
          />
          {phase === 'failed' && <LoadFailed error={error} onRetry={reload} />}
          {phase === 'loading' && !data && <Loading />}
          {data && list.length === 0 && <Empty text={`没有符合条件的${dictionaryLabel('grzhzt', grzhzt)}职工`} />}
          {list.length > 0 && (
            <>
              <label className={styles.all}>
                <input
                  type="checkbox"
                  checked={list.every(({ grzh }) => chosen.has(grzh))}
                  onChange={(event) => choose(list, event.target.checked)}
                />
                全选本页
              </label>
              <ul className={styles.list} aria-label="本单位职工">
                {list.map((member) => (
                  <li key={member.grzh}>
                    <label className={styles.choice}>
                      <input
                        type="checkbox"
                        checked={chosen.has(member.grzh)}
                        onChange={(event) => choose([member], event.target.checked)}
                      />
                      <span>{member.xingming}</span>
                      <span>{member.grzh}</span>
                      <span>{member.zjhm}</span>
                      <span>基数{formatMoney(member.grjcjs)}</span>
                    </label>
                  </li>
                ))}
              </ul>
              <Pager
                page={ask.page}
                size={ask.size}
                total={data?.total}
                onChange={(page, size) => setAsk({ ...ask, page, size })}
              />
            </>
          )}
          <p role="status" className={styles.status}>
            {chosen.size > 0 && `已选择${peopleText(chosen.size)}`}
          </p>
        </div>
      </Dialog>
    );
  };
}
