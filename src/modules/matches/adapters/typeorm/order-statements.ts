/** The orders of the seats that have any; what was said for the match goes before the default. */
export const ORDERS = `
  (SELECT json_agg(json_build_object('seat', s.seat, 'plan', p.plan,
     'autoplay', json_build_object('mode', coalesce(a.mode, 'OFF'), 'delay', coalesce(a.delay, 'NONE'))))
   FROM match_seats s
     LEFT JOIN LATERAL (
       SELECT json_build_object('dealNumber', deal_number, 'rules', rules, 'spent', spent) AS plan
       FROM plans WHERE match_id = s.match_id AND seat = s.seat AND status = 'ACTIVE') p ON true
     LEFT JOIN LATERAL (
       SELECT mode, delay FROM autoplay
       WHERE user_id = s.user_id AND (match_id = s.match_id OR match_id IS NULL)
       ORDER BY match_id NULLS LAST LIMIT 1) a ON true
   WHERE s.match_id = m.id AND s.substitute_id IS NULL
     AND (p.plan IS NOT NULL OR a.mode = 'FORCED'))`;

/** What a step did to plans, the statement's parameter 30. */
export const PLAN_CHANGES = `jsonb_to_recordset($30::jsonb) AS c(seat smallint, spent integer[],
  fired integer[], stopped jsonb)`;
