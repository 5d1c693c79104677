import { Link } from 'react-router-dom';
import { Card } from '@/ui/Card';
import styles from './answers.module.css';

/** For what the answers do not hold: to people, with what was typed. */
export function AskCentre({ q }: { q: string }) {
  const address = q === '' ? '/complaintJYAdd' : `/complaintJYAdd?bt=${encodeURIComponent(q)}`;
  return (
    <div data-print="hide">
      <Card label="没有找到答案">
        <h2>没有找到答案？</h2>
        <p className={styles.ask}>
          <Link to={address}>{q === '' ? '向中心提问' : '把这个问题提交给中心'}</Link>
          <span>
            或拨打服务热线<a href="tel:12329">12329</a>
          </span>
        </p>
        <p className={styles.small}>提交后由工作人员在承诺时间内答复，进度可在“投诉建议”查看。</p>
      </Card>
    </div>
  );
}
