import { Link } from 'react-router-dom';
import type { KeyGap } from '@/api/session/completeness';
import { useSession } from '@/session/session-store';
import { CounterList } from './CounterList';
import styles from './counters.module.css';

/** Appointment code of 个人账户关键信息变更 at a counter. */
const KEY_CHANGE = { yylx: '3', yysx: 'GJ0303' };
const FORM = `/commonDownload?gjz=${encodeURIComponent('个人信息变更申请表')}`;

/** Missing key information: reason, documents to bring and branches. `online`: the change can be made online, branches are secondary. */
export function KeyGaps({ missing, online = false }: { missing: readonly KeyGap[]; online?: boolean }) {
  const person = useSession((state) => state.loginType) === '1';
  return (
    <div className={styles.gaps}>
      {missing.length > 0 && (
        <>
          <h3>缺少的关键信息</h3>
          <ul aria-label="缺少的关键信息">
            {missing.map(({ xm, yy, xdcl }) => (
              <li key={`${xm}-${yy}`}>
                <strong>{xm}</strong>
                {yy && `：${yy}`}
                {xdcl && <span>{online ? `到网点办理的，请携带：${xdcl}` : `请携带：${xdcl}`}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{online ? '也可以到网点办理' : '到哪里办理'}</h3>
      <p>
        {online ? '网上即可办理，办结后各项业务随即开放；' : '到网点办好这一项后，即可办理各项业务。'}
        以下网点都可以办理：
      </p>
      {person && (
        <p>
          可以先下载<Link to={FORM}>《个人信息变更申请表》</Link>填好打印，带到网点。
        </p>
      )}
      <CounterList {...(person && { matter: KEY_CHANGE })} />
    </div>
  );
}
