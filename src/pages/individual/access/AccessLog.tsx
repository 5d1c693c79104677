import { Select } from 'antd';
import { useId, useState } from 'react';
import { type AccessEntry, fetchAccessLog } from '@/api/access-log';
import type { Page } from '@/api/person';
import { fundDate } from '@/domain/dates';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { Button } from '@/ui/Button';
import { Card, CardStack } from '@/ui/Card';
import { DateRange } from '@/ui/DateRange';
import { StateMark } from '@/ui/StateMark';
import type { CellSlot, ListColumn } from '@/ui/table/column';
import styles from './AccessLog.module.css';
import { freezeAfterQuestion } from './freeze';

const COLUMNS: readonly ListColumn<AccessEntry>[] = [
  { prop: 'sj', label: '时间', width: 180, disabled: true },
  { prop: 'lx', label: '类型', width: 80 },
  { prop: 'fs', label: '方式 / 查询人', width: 200 },
  { prop: 'nr', label: '结果 / 目的', width: 320, type: 'custom', slotname: 'nr' },
  { prop: 'sb', label: '设备', width: 160 },
  { prop: 'dd', label: '地点', width: 140 },
  { prop: 'yj', label: '依据', width: 260 },
];

const SLOTS: Readonly<Record<string, CellSlot<AccessEntry>>> = {
  nr: {
    text: ({ nr }) => nr,
    show: ({ lx, cg, nr }) => (lx === '登录' ? <StateMark tone={cg === '1' ? 'done' : 'failed'} label={nr} /> : nr),
  },
};

const KINDS = [
  { value: '', label: '全部' },
  { value: '登录', label: '登录' },
  { value: '查询', label: '数据查询' },
];

/** 登录与授权记录: who signed in when, how and from where, and who looked at the data; 「不是我」 stops signing in. */
export default function AccessLog() {
  const [span, setSpan] = useState({ from: '', to: '' });
  const [lx, setLx] = useState('');
  const id = useId();
  const asked = { ksrq: span.from, jsrq: span.to, lx };
  const list = useList<AccessEntry, Page<AccessEntry>>({
    path: '/grwt/cxyw/aqcx/dlsqjl',
    navName: 'dlsqjl',
    columns: COLUMNS,
    key: ['person', 'access-log', asked],
    fetch: ({ page, size }, options) => fetchAccessLog({ ...asked, page, size }, options),
  });
  const today = list.query.data?.sjjz.slice(0, 10) ?? fundDate(Date.now());
  return (
    <CardStack>
      <Card label="账号安全">
        <div className={styles.alarm}>
          <p>
            以下是您的账号的登录记录，以及谁在什么时候、为什么查询了您的数据。如有不是您本人的登录，请立即冻结：所有已登录的设备都会退出，之后任何人都不能登录，直到您验证身份并设置新密码。
          </p>
          <Button onClick={() => void freezeAfterQuestion()}>不是我，冻结登录</Button>
        </div>
      </Card>
      <Card label="登录与授权记录">
        <HallTable
          list={list}
          title="登录与授权记录"
          rowKey={({ jlbh }) => jlbh}
          slots={SLOTS}
          conditions={`${span.from || '不限'}至${span.to || today}${lx && `，${lx}`}`}
          emptyText="暂无记录"
          filters={
            <form className={styles.filters} aria-label="记录条件" data-print="hide">
              <div className={styles.filter}>
                <span id={`${id}-span`}>日期</span>
                <DateRange id={`${id}-range`} label="日期" value={span} onChange={setSpan} limit="past" today={today} />
              </div>
              <div className={styles.filter}>
                <label htmlFor={`${id}-kind`}>类型</label>
                <Select id={`${id}-kind`} value={lx} virtual={false} options={KINDS} onChange={setLx} />
              </div>
            </form>
          }
        />
      </Card>
    </CardStack>
  );
}
