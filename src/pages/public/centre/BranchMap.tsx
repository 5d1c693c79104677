import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { Branch } from '@/api/public/counters';
import { fetchMapCode } from '@/api/public/places';
import { focusHeading } from '@/lib/focus-heading';
import styles from './centre.module.css';
import { placesOnMap } from './places-on-map';

export const branchId = (wdbh: string) => `branch-${wdbh}`;

/**
 * Sketch of the branches' relative positions from the centre's coordinates (symap), without streets. No external map service, to which
 * visitors would be disclosed. No map without coordinates.
 */
export function BranchMap({ shown }: { shown: readonly Branch[] }) {
  const { data } = useQuery({ queryKey: ['branches', 'map'], queryFn: ({ signal }) => fetchMapCode({ signal }) });
  const map = placesOnMap((data?.wd ?? []).filter(({ wdbh }) => shown.some((branch) => branch.wdbh === wdbh)));
  if (!map) return null;
  return (
    <figure className={styles.map} data-print="hide">
      <ul aria-label="网点位置示意图" style={{ aspectRatio: map.ratio }}>
        {map.places.map(({ wdbh, wdmc, left, top, side }) => (
          <li key={wdbh} data-side={side} style={{ left: `${left}%`, top: `${top}%` }}>
            <Button
              type="link"
              size="small"
              className={styles.place}
              onClick={() => focusHeading(document.getElementById(branchId(wdbh)))}
            >
              {wdmc}
            </Button>
          </li>
        ))}
      </ul>
      <figcaption>
        上北下南，东西相距约{map.kilometres}公里。按网点经纬度绘制，只表示相互方位，不含道路；点网点名称看详情。
      </figcaption>
    </figure>
  );
}
