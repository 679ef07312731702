export const pushSql = {
  deleteSubscription: 'DELETE FROM push_subscriptions WHERE endpoint = $1',
  insertSubscription: `INSERT INTO push_subscriptions (endpoint, person, p256dh, auth, language, at, session)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  trimSubscriptions: `DELETE FROM push_subscriptions WHERE person = $1 AND endpoint NOT IN
    (SELECT endpoint FROM push_subscriptions WHERE person = $1 ORDER BY at DESC, endpoint LIMIT $2)`,
  tellPush: `INSERT INTO push_told (match, seat, asked) VALUES ($1, $2, $3)
    ON CONFLICT (match, seat) DO UPDATE SET asked = excluded.asked WHERE push_told.asked < excluded.asked`,
  nudgePush: `UPDATE push_told SET nudged = $3
    WHERE match = $1 AND seat = $2 AND asked = $3 AND nudged < $3`,
  insertServerKey: 'INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  deleteSubscriptionsBy: 'DELETE FROM push_subscriptions WHERE session = $1',
  deleteSubscriptionsOf: 'DELETE FROM push_subscriptions WHERE person = $1',
  subscriptionsOf: 'SELECT endpoint, p256dh, auth, language FROM push_subscriptions WHERE person = $1',
  serverKey: 'SELECT value FROM server_keys WHERE name = $1',
} as const;
