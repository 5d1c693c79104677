import { Statistic } from 'antd';
import { Link } from 'react-router-dom';
import type { UnitInfo } from '@/api/unit/unit';
import { ratiosAhead } from '@/domain/deposit/remittance';
import { formatMoney, parseYuan } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { LinkButton } from '@/engine/flow/LinkButton';
import { MenuLink } from '@/engine/flow/MenuLink';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { StateMark } from '@/ui/state/StateMark';
import { Facts } from './HomeCard';

/** 销户 of dictionary dwzhzt. */
export const CLOSED = '04';

type Due = NonNullable<UnitInfo['yj']>;

/** Leads to the next remittance, once it may be made. */
export function DueAction({ due: { qbrq, ztsm } }: { due: Due }) {
  if (qbrq && !ztsm) return null;
  return (
    <LinkButton type="primary" to={ztsm?.lj || flowPath('GJ0201', 'unit') || LIST_PATHS.remittances}>
      {ztsm ? '去处理' : '去汇缴'}
    </LinkButton>
  );
}

/** The unit's next remittance: amount, due date and delay. */
export function DueCard({ unit }: { unit: UnitInfo }) {
  const { yj } = unit;
  const later = unit.other ? '' : ratiosAhead(unit.hxjcbl);
  return (
    <>
      {yj ? <Owed due={yj} /> : <Muted>{unit.wyjsm || '目前没有应汇缴的月份'}</Muted>}
      {later && <Muted>{later}</Muted>}
      {unit.hjsm && (
        <Row as="p" gap={2} rowGap={1} data-links>
          {unit.hjsm}
          <MenuLink to={LIST_PATHS.reliefs}>查看缓缴记录</MenuLink>
        </Row>
      )}
      {unit.drlje !== '' && parseYuan(unit.drlje) !== 0n && (
        <Row as="p" gap={2} rowGap={1} data-links>
          <StateMark tone="attention" label={`到账待认领${formatMoney(unit.drlje)}`} />
          <Link to={LIST_PATHS.pendingMoney}>认领</Link>
        </Row>
      )}
      <Facts facts={[...facts(unit), ['暂收款余额', formatMoney(unit.zsye)]]} />
    </>
  );
}

/** No upcoming month for units that do not contribute or are closed. */
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

function Owed({ due: { hjny, qbrq, jzrq, syts, je, yqyf, yqje, ztsm, zdkk } }: { due: Due }) {
  return (
    <>
      <Statistic title={`${hjny}${ztsm ? '尚需缴款' : '应汇缴'}`} formatter={() => formatMoney(je)} />
      <Row as="p" gap={2} rowGap={1}>
        <StateMark tone={syts < 0 ? 'failed' : 'waiting'} label={until(jzrq, syts)} />
        {ztsm && <StateMark tone={ztsm.lx} label={ztsm.mc} />}
        {qbrq && !ztsm && <span>{qbrq}起可办理</span>}
      </Row>
      {zdkk && <Muted>{zdkk}</Muted>}
      {yqyf.length > 1 && (
        <Muted>
          共逾期{yqyf.length}个月（{yqyf[0]}至{yqyf.at(-1)}），合计{formatMoney(yqje)}，须按月依次汇缴
        </Muted>
      )}
    </>
  );
}

function until(jzrq: string, syts: number): string {
  if (syts < 0) return `应于${jzrq}前缴款，已逾期${-syts}天`;
  return syts === 0 ? `最迟今天（${jzrq}）缴款` : `最迟${jzrq}缴款，还有${syts}天`;
}
