import { create } from 'zustand';
import { fetchWebsiteConfig, type WebsiteConfig } from '@/api/session/system';
import { isRecord } from '@/lib/foreign-json';

/** Defaults until the centre's logos and texts are loaded, or when loading fails. */
export const initialWebsite: WebsiteConfig = {
  pageLogo: '',
  loginLogo: '',
  loginBg: '',
  bannerBg: '',
  hallName: '住房公积金网上办事大厅',
  footer: { gabah: '', icp: '', wzbsm: '', zxmc: '住房公积金管理中心', domain: '', jszc: '', dzjg: '' },
};

export const useWebsite = create<WebsiteConfig>(() => initialWebsite);

/** Fetches once; missing entries and entries of another type keep their default. */
export async function loadWebsite(): Promise<void> {
  const answer: unknown = await fetchWebsiteConfig().catch(() => undefined);
  if (!isRecord(answer)) return;
  const footer = isRecord(answer.footer) ? answer.footer : {};
  useWebsite.setState({
    ...textsOf(initialWebsite, answer),
    footer: textsOf(initialWebsite.footer, footer),
  });
}

function textsOf<T extends object>(defaults: T, given: Record<string, unknown>): T {
  const entries = Object.entries(defaults).map(([key, fallback]) => {
    const value = given[key];
    if (key === 'dzjg' && value === 1) return [key, '1'];
    return [key, typeof value === 'string' && value !== '' ? value : fallback];
  });
  // Keys come from the defaults, values are texts as there.
  return Object.fromEntries(entries) as T;
}
