import { type Beach } from './vocabulary.ts';

/** The small rules that every other file builds on. They work on states and on views. */

/** Points of the chairs nearest the water, nearest first. */
const PLACES_SMALL: readonly number[] = [4, 2];
const PLACES_LARGE: readonly number[] = [4, 2, 1];
/** A chair at the bar. */
export const BAR_POINTS = 1;
export const SURFER_WET_POINTS = 6;
export const SURFER_BAR_POINTS = 2;
/** For the open dice of the last round. */
export const BAYWATCH_POINTS = 1;

/** A third place exists only with five or six players; the same ladder ranks beaches and coins. */
export function placePoints(seats: number): readonly number[] {
  return seats > 4 ? PLACES_LARGE : PLACES_SMALL;
}

export function dicePerBeach(seats: number): number {
  return seats > 4 ? 3 : 2;
}

/** A die on the table: its colour (a beach) and what it shows, as one number 0..35. */
export type Die = number;

export function die(beach: Beach, pips: number): Die {
  return beach * 6 + pips - 1;
}

export function beachOf(d: Die): Beach {
  return (d / 6) | 0;
}

export function pipsOf(d: Die): number {
  return (d % 6) + 1;
}

/** The dice of a pair as numbers, for states. */
export const SIDE = { left: 1, right: 2, both: 3 } as const;

/** Which of two dice lies on the left: the higher; with equal pips the one whose beach is further left. */
export function liesLeft(a: Die, b: Die): boolean {
  const pa = a % 6;
  const pb = b % 6;
  return pa > pb || (pa === pb && a <= b);
}

/** What a space of the dice track holds: 0 nothing, 1..6 the towel of seat 0..5, from 64 on a pair of dice. */
export type Slot = number;
export const FREE: Slot = 0;
const PAIR = 64;

export function towelSlot(seat: number): Slot {
  return seat + 1;
}

export function pairSlot(left: Die, right: Die): Slot {
  return PAIR + left * 36 + right;
}

export function isPair(slot: Slot): boolean {
  return slot >= PAIR;
}

export function leftOf(slot: Slot): Die {
  return ((slot - PAIR) / 36) | 0;
}

export function rightOf(slot: Slot): Die {
  return (slot - PAIR) % 36;
}

/**
 * A chair as one number: its place, then when it arrived there. On one space a later arrival stands further right, and
 * the rightmost is nearest the water, so the greater number is always the chair nearer the water. 0 is the bar.
 */
export type Chair = number;
/** Arrivals take ten bits: a match has some three hundred at most. */
const ARRIVAL_BITS = 10;

export function chair(place: number, arrival: number): Chair {
  return place === 0 ? 0 : (place << ARRIVAL_BITS) + arrival;
}

/** 0 the bar, 1..length a space, length + 1 the open sea. */
export function placeOf(c: Chair): number {
  return c >> ARRIVAL_BITS;
}

/** `sand` is what the waves have left of the beach. The bar never floods. */
export function isWet(place: number, sand: number): boolean {
  return place > sand;
}

/** Spaces between a chair and the water: 0 for the last dry space. */
export function distance(place: number, sand: number): number {
  return sand - place;
}
