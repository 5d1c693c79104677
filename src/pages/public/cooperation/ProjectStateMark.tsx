import { PROJECT } from '@/domain/loan/project-state';
import { StateMark, type StateTone } from '@/ui/state/StateMark';
import styles from './cooperation.module.css';
import { starText } from './project-text';

const TONES: Readonly<Record<string, { tone: StateTone; label: string }>> = {
  [PROJECT.admitted]: { tone: 'done', label: '可申请贷款' },
  [PROJECT.inReview]: { tone: 'waiting', label: '准入审核中' },
  [PROJECT.suspended]: { tone: 'attention', label: '暂停准入' },
  [PROJECT.soldOut]: { tone: 'ended', label: '已售罄' },
};

/** Explains a state for loan applicants; an unknown state is shown as received. */
export function ProjectStateMark({ zt }: { zt: string }) {
  const known = Object.hasOwn(TONES, zt) ? TONES[zt] : undefined;
  return <StateMark tone={known?.tone ?? 'waiting'} label={known?.label ?? zt} />;
}

export function GreenStars({ stars }: { stars: string }) {
  const words = starText(stars);
  return words === '' ? null : <span className={styles.green}>绿色建筑{words}</span>;
}
