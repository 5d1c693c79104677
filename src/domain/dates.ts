// CONTRACT (owner: the domain helper). All dates are the fund's local dates as text: no Date object, no time zone.
/** 'yyyy-MM-dd' / 'yyyy-MM'. */
export type PlainDate = string;
export type PlainMonth = string;

export declare function isPlainDate(text: string): boolean;
export declare function isPlainMonth(text: string): boolean;
export declare function monthOf(date: PlainDate): PlainMonth;
export declare function addDays(date: PlainDate, days: number): PlainDate;
/** 31 May − 3 months is 28/29 February: the day is cut to the month's last. */
export declare function addMonths(date: PlainDate, months: number): PlainDate;
export declare function shiftMonth(month: PlainMonth, months: number): PlainMonth;
/** Signed number of days / months from a to b. */
export declare function daysBetween(a: PlainDate, b: PlainDate): number;
export declare function monthsBetween(a: PlainMonth, b: PlainMonth): number;
/** Every month from a to b inclusive. */
export declare function monthsFrom(a: PlainMonth, b: PlainMonth): PlainMonth[];
export declare function lastDayOf(month: PlainMonth): PlainDate;
/** n working days after date (weekend = weekday 0 or 6, specification 9). */
export declare function addWorkingDays(date: PlainDate, days: number): PlainDate;
/** Date and 'yyyy-MM-dd HH:mm:ss' in the fund's zone (UTC+8) of a timestamp in ms. */
export declare function fundDate(epochMs: number): PlainDate;
export declare function fundTime(epochMs: number): string;
/** Whole years of age on a date. */
export declare function ageOn(birth: PlainDate, on: PlainDate): number;
