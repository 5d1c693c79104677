import { Link } from 'react-router-dom';
import type { UnitInfo } from '@/api/unit';
import { formatMoney, parseYuan } from '@/domain/money';
import { ratiosAhead } from '@/domain/remittance';
import { flowPath } from '@/engine/flow/flow-index';
import { MenuLink } from '@/engine/flow/MenuLink';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { StateMark } from '@/ui/StateMark';
import styles from './Home.module.css';
import { Facts } from './HomeCard';

/** 销户 of dictionary dwzhzt. */
export const CLOSED = '04';

/** What the unit has to remit next: how much, until when, how late, and where it is done. */
export function DueCard({ unit }: { unit: UnitInfo }) {
  const { yj } = unit;
  const later = unit.other ? '' : ratiosAhead(unit.hxjcbl);
  return (
    <>
      {yj ? <Owed due={yj} /> : <p className={styles.caption}>{unit.wyjsm || '目前没有应汇缴的月份'}</p>}
      {later && <p className={styles.caption}>{later}</p>}
      {unit.hjsm && (
        <p className={styles.due} data-links>
          {unit.hjsm}
          <MenuLink to={LIST_PATHS.reliefs}>查看缓缴记录</MenuLink>
        </p>
      )}
      {unit.drlje !== '' && parseYuan(unit.drlje) !== 0n && (
        <p className={styles.due} data-links>
          <StateMark tone="attention" label={`到账待认领${formatMoney(unit.drlje)}`} />
          <Link to={LIST_PATHS.pendingMoney}>认领</Link>
        </p>
      )}
      <Facts facts={[...facts(unit), ['暂收款余额', formatMoney(unit.zsye)]]} />
    </>
  );
}

/** Of a unit that pays nothing in, or no more, no month is told as if it were to come. */
function facts(unit: UnitInfo): [string, string][] {
  if (unit.dwzhzt === CLOSED) return [['缴至年月', unit.jzny || '从未汇缴']];
  if (unit.other) return [];
  return [
    [`${unit.yjceny}月缴存额合计`, formatMoney(unit.yjcezj)],
    ['缴至年月', unit.jzny || '尚未汇缴'],
    ...(unit.yj ? [['应汇缴年月', unit.yj.hjny] as [string, string]] : []),
    ['单位发薪日', unit.dwfxr ? `每月${unit.dwfxr}日` : '--'],
  ];
}

function Owed({ due }: { due: NonNullable<UnitInfo['yj']> }) {
  const { hjny, qbrq, jzrq, syts, je, yqyf, yqje, ztsm, zdkk } = due;
  return (
    <>
      <p className={styles.caption}>
        {hjny}
        {ztsm ? '尚需缴款' : '应汇缴'}
      </p>
      <p className={styles.figure}>{formatMoney(je)}</p>
      <p className={styles.due} data-links>
        <StateMark tone={syts < 0 ? 'failed' : 'waiting'} label={until(jzrq, syts)} />
        {ztsm && <StateMark tone={ztsm.lx} label={ztsm.mc} />}
        {qbrq && !ztsm ? (
          <span>{qbrq}起可办理</span>
        ) : (
          <Link to={ztsm?.lj || flowPath('GJ0201', 'unit') || LIST_PATHS.remittances}>
            {ztsm ? '去处理' : '去汇缴'}
          </Link>
        )}
      </p>
      {zdkk && <p className={styles.caption}>{zdkk}</p>}
      {yqyf.length > 1 && (
        <p className={styles.caption}>
          共逾期{yqyf.length}个月（{yqyf[0]}至{yqyf.at(-1)}），合计{formatMoney(yqje)}，须按月依次汇缴
        </p>
      )}
    </>
  );
}

function until(jzrq: string, syts: number): string {
  if (syts < 0) return `应于${jzrq}前缴款，已逾期${-syts}天`;
  return syts === 0 ? `最迟今天（${jzrq}）缴款` : `最迟${jzrq}缴款，还有${syts}天`;
}
