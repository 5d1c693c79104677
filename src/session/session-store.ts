import { create } from 'zustand';
import type { PersonalInfo } from '@/api/person/person';
import type { LoginType, UserInfo } from '@/api/session/auth';

/** A unit that deals with the centre without contributing (role qtdwjbr, docs/rules/sign-in.md). */
export interface OtherUnitInfo {
  dwzh: string;
  dwmc: string;
}

export interface SessionState {
  token: string | undefined;
  refreshToken: string | undefined;
  loginType: LoginType;
  /**
   * guest: not signed in; opening: token present, user info and menus loading; open: both loaded; failed: loading failed (retry offered).
   */
  phase: 'guest' | 'opening' | 'open' | 'failed';
  /** What failed to load and why, for display; '' unless the phase is `failed`. */
  failure: string;
  userInfo: UserInfo | undefined;
  personalInfo: PersonalInfo | undefined;
  /** Undefined for everybody but other units. */
  otherUnitInfo: OtherUnitInfo | undefined;
  /** Index of the top tab last used on the home page; the home page opens with it (docs/specification.md 3). */
  homeIndex: string;
  /** Until the home page has shown the account once in this session. */
  firstShowAccount: boolean;
  /** Whether the quick menu is unfolded. */
  quickEntry: boolean;
  /** The centre's last answer about the profile (completeness.ts); undefined before it, and for developers. */
  infoComplete: boolean | undefined;
  /** The same of the optional part of the profile. */
  extraInfoComplete: boolean | undefined;
  /** 跨省通办, from the address (kstb.ts). */
  kstb: boolean;
  /** Incremented at every sign-in and sign-out; part of cache keys, so that no data reaches the next account. */
  epoch: number;
}

export const initialSession: SessionState = {
  token: undefined,
  refreshToken: undefined,
  loginType: '1',
  phase: 'guest',
  failure: '',
  userInfo: undefined,
  personalInfo: undefined,
  otherUnitInfo: undefined,
  homeIndex: '0',
  firstShowAccount: true,
  quickEntry: true,
  infoComplete: undefined,
  extraInfoComplete: undefined,
  kstb: false,
  epoch: 0,
};

export const useSession = create<SessionState>(() => initialSession);
