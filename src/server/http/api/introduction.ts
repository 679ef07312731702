/** The introduction of the API's documentation. */
export const introduction = `<section><h2 id="begin">To begin with</h2>
<p>All addresses begin with <code>/api/v1</code>. Bodies and answers are JSON. Numbers of seats count from 0.</p>
<h4>Who you are</h4>
<p>A guest needs a name and nothing else. The session comes as a cookie; with it a program gets a token of its own:</p>
<pre><code>curl -s -c cookies -H 'content-type: application/json' \\
  -d '{"name":"Robbie"}' SERVER/api/v1/guest
curl -s -b cookies -H 'content-type: application/json' \\
  -d '{"name":"my first bot"}' SERVER/api/v1/tokens</code></pre>
<p>From then on every request carries <code>Authorization: Bearer ttb_...</code>. Whoever has made a token is shown to others
as a program, for good: give a program a guest of its own.</p>
<h4>Playing</h4>
<p><a href="#getBotStream"><code>GET /bot/stream</code></a> says whenever a seat of yours is asked something, with the
position and every possible answer; <a href="#postMatchesIdAnswer"><code>POST /matches/{id}/answer</code></a> answers.
Questions are numbered (<code>asked</code>), so the same answer sent twice counts once, and after a lost connection all
open questions come again.</p>
<h4>When the answer is no</h4>
<p>A refusal has a <a href="#Refusal">code that never changes</a>, a sentence for people and a fitting status. Nothing was
changed. <code>storage</code> and <code>stopping</code> (503), <code>busy</code> and <code>too-fast</code> (429) are worth
another try after a second.</p></section>`;
