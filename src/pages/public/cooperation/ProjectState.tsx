import { PROJECT } from '@/domain/project-state';
import { StateMark, type StateTone } from '@/ui/StateMark';
import styles from './cooperation.module.css';
import { starWords } from './project-words';

const TONES: Readonly<Record<string, { tone: StateTone; label: string }>> = {
  [PROJECT.admitted]: { tone: 'done', label: '可申请贷款' },
  [PROJECT.inReview]: { tone: 'waiting', label: '准入审核中' },
  [PROJECT.suspended]: { tone: 'attention', label: '暂停准入' },
  [PROJECT.soldOut]: { tone: 'ended', label: '已售罄' },
};

/** What the state means for who wants a loan; one that is not known is shown as it came. */
export function ProjectState({ zt }: { zt: string }) {
  const known = Object.hasOwn(TONES, zt) ? TONES[zt] : undefined;
  return <StateMark tone={known?.tone ?? 'waiting'} label={known?.label ?? zt} />;
}

export function GreenStars({ stars }: { stars: string }) {
  const words = starWords(stars);
  return words === '' ? null : <span className={styles.green}>绿色建筑{words}</span>;
}
