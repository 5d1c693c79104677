import { useLocation } from 'react-router-dom';

const HOMES = { grwt: '/grwt/GrwtHome', dwwt: '/dwwt/DwwtHome', kfswt: '/kfswt/KfswtHome' } as const;

/** Home of the area the page lies in, on the top tab the person came from (specification 2.2, 2.6: activeIndex). */
export function useHomePath(): string {
  const { pathname, search } = useLocation();
  const area = pathname.split('/')[1] ?? '';
  const home = area in HOMES ? HOMES[area as keyof typeof HOMES] : '/'; // `in` has just proved the key
  const tab = new URLSearchParams(search).get('activeIndex') ?? '';
  return /^\d{1,2}$/.test(tab) ? `${home}?activeIndex=${tab}` : home;
}
