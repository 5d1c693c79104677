import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@/api/counters';
import { fetchMapCode } from '@/api/places';
import { bringTo } from '@/lib/bring-to';
import styles from './centre.module.css';
import { placesOnMap } from './places-on-map';

export const branchId = (wdbh: string) => `branch-${wdbh}`;

/**
 * Where the branches lie to each other, drawn from the longitudes and latitudes that the centre gives (symap): no map service
 * of anybody else is asked, so that nobody learns who looks, and streets are not shown. Without places there is no map.
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
            <button type="button" onClick={() => bringTo(document.getElementById(branchId(wdbh)))}>
              {wdmc}
            </button>
          </li>
        ))}
      </ul>
      <figcaption>
        上北下南，东西相距约{map.kilometres}公里。按网点经纬度绘制，只表示相互方位，不含道路；点网点名称看详情。
      </figcaption>
    </figure>
  );
}
