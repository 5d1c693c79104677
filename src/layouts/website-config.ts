import { create } from 'zustand';
import { fetchWebsiteConfig, type WebsiteConfig } from '@/api/system';
import { isRecord } from '@/lib/foreign-json';

/** What the hall shows until, or in case, the centre's own logos and texts do not come. */
export const initialWebsite: WebsiteConfig = {
  pageLogo: '',
  loginLogo: '',
  loginBg: '',
  bannerBg: '',
  hallName: '住房公积金网上办事大厅',
  footer: { gabah: '', icp: '', wzbsm: '', zxmc: '住房公积金管理中心', domain: '', jszc: '', dzjg: '' },
};

export const useWebsite = create<WebsiteConfig>(() => initialWebsite);

/** Asks once; entries that are missing or of another type keep their default. */
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
  // The keys are those of the defaults, the values texts as they are there.
  return Object.fromEntries(entries) as T;
}
