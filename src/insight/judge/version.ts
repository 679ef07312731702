/**
 * The version of the evaluators: raised whenever networks, judges or what was measured of them change. What an older version has said is
 * computed again, on devices and on servers.
 */
export const EVALUATOR = 15;
