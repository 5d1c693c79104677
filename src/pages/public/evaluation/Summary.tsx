import { Statistic } from 'antd';
import type { Satisfaction } from '@/api/cases/evaluation-statistics';
import { shareText } from '@/domain/evaluation';
import { countText } from '@/domain/text/counts';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { CountTable } from './CountTable';
import styles from './evaluation.module.css';

/** 满意度 with its definition, the grades, and the call-back rate. */
export function Summary({ figures, stale }: { figures: Satisfaction; stale: boolean }) {
  const { pjs, mys, dj, ksny, jsny, sjjz } = figures;
  const days = useSystemConfig((state) => valueIn(state, 'p.pjHf'));
  return (
    <Card label="满意度">
      <Stack gap={0.5} className={styles.summary} aria-busy={stale}>
        <Row gap={6} rowGap={1} className={styles.figures}>
          <Statistic title="满意度" value={shareText(mys, pjs)} formatter={(text) => text} />
          <Statistic title="评价总数" value={countText(pjs)} formatter={(text) => text} />
          <Statistic title="按期回访率" value={shareText(figures.ashfs, figures.hfs)} formatter={(text) => text} />
        </Row>
        <p className={styles.note}>
          满意度＝（非常满意＋满意＋基本满意）÷全部评价，即{countText(mys)}÷{countText(pjs)}
          ，四舍五入到0.1%。
        </p>
        <p className={styles.note}>{callBackText(figures, days)}</p>
        <p className={styles.note}>
          统计期间{ksny}至{jsny}，数据截至{sjjz}。
        </p>
      </Stack>
      <CountTable label="各等级评价" first="评价等级" rows={dj} of={pjs} />
    </Card>
  );
}

function callBackText({ hfs, yhfs, ashfs, dhfs }: Satisfaction, days: string): string {
  const promise = `不满意和非常不满意的${days ? `在${days}个工作日内` : '按期'}回访、公布整改结果`;
  const due = `到期${hfs}件，已回访${yhfs}件，其中按期${ashfs}件`;
  return `${promise}：${due}${dhfs > 0 ? `；另有${dhfs}件在期限内待回访` : ''}。`;
}
