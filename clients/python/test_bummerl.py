"""Tests of the package bummerl against a service that fails in a planned way: python3 -m unittest discover -s clients/python"""

import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from unittest import mock

import bummerl

QUERY = "{ eventCursor }"
MUTATION = "mutation ($input: CreateChallengeInput!) { createChallenge(input: $input) { userErrors { code } } }"
DONE = {"data": {"createChallenge": {"userErrors": []}}}


def refused(code):
    return {"errors": [{"message": code, "extensions": {"code": code}}]}


def session(token):
    tokens = {"accessToken": token, "refreshToken": token, "userErrors": []}
    return {"data": {"refreshSession": tokens, "login": tokens}}


class FailingService:
    """Answers each request with the next of `answers`: JSON, a status, stream items, or None for a lost connection."""

    def __init__(self, *answers):
        self.answers = list(answers)
        #: The requests, with their `Authorization` headers.
        self.requests = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                service.requests.append((body, self.headers.get("authorization")))
                service.answer(self)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, handler):
        answer = self.answers.pop(0)
        if answer is None:
            return handler.connection.close()
        if isinstance(answer, int):
            return handler.send_error(answer)
        is_stream = isinstance(answer, list)
        text = "".join(event(item) for item in answer) if is_stream else json.dumps(answer)
        handler.send_response(200)
        handler.send_header("content-type", "text/event-stream" if is_stream else "application/json")
        handler.end_headers()
        handler.wfile.write(text.encode())

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def event(item):
    """`complete` ends a stream. Without it the connection was lost."""
    if item == "complete":
        return "event: complete\n\n"
    return f":\n\nevent: next\ndata: {json.dumps(item)}\n\n"


class RecoveryTest(unittest.TestCase):
    def setUp(self):
        sleep = mock.patch.object(bummerl.time, "sleep")
        self.sleep = sleep.start()
        self.addCleanup(sleep.stop)
        bummerl.log.disabled = True

    def service(self, *answers):
        service = FailingService(*answers)
        self.addCleanup(service.close)
        return service

    def test_a_lost_mutation_is_sent_again_with_its_key(self):
        service = self.service(None, 503, DONE)
        bummerl.Client(service.url).mutate(MUTATION, {"variant": "zweier"})
        keys = {body["variables"]["input"]["idempotencyKey"] for body, _ in service.requests}
        self.assertEqual((len(service.requests), len(keys)), (3, 1))

    def test_a_request_fails_after_six_tries(self):
        service = self.service(*[None] * 6)
        with self.assertRaises(OSError):
            bummerl.Client(service.url).query(QUERY)
        self.assertEqual(len(service.requests), 6)

    def test_a_patient_client_retries_without_a_limit(self):
        service = self.service(*[None] * 20, {"data": {"eventCursor": "here"}})
        data = bummerl.Client(service.url, patient=True).query(QUERY)
        self.assertEqual(data, {"eventCursor": "here"})

    def test_a_wrong_address_fails_at_once(self):
        service = self.service(404)
        with self.assertRaises(bummerl.RequestFailed) as raised:
            bummerl.Client(service.url, patient=True).query(QUERY)
        self.assertEqual(raised.exception.code, "HTTP_404")

    def test_a_stream_reconnects_after_its_cursor(self):
        items = [{"data": {"cursor": cursor}} for cursor in "abc"]
        service = self.service(items[:2], items[2:] + ["complete"])
        stream = bummerl.Client(service.url).stream("subscription", {}, lambda data: {"after": data["cursor"]})
        self.assertEqual([data["cursor"] for data in stream], ["a", "b", "c"])
        self.assertEqual([body["variables"] for body, _ in service.requests], [{}, {"after": "b"}])

    def test_a_stream_reconnects_after_its_session_has_expired(self):
        refusal = [refused("UNAUTHENTICATED"), "complete"]
        item = {"data": {"cursor": "a"}}
        service = self.service(
            session("old"), [], refusal, None, session("new"), [item], [], refusal, session("newer"), ["complete"]
        )
        client = bummerl.Client(service.url)
        client.sign_in("anna", "correct horse battery")
        self.assertEqual(list(client.stream("subscription")), [item["data"]])
        self.assertEqual(service.requests[-1][1], "Bearer newer")

    def test_a_code_of_the_second_factor_is_sent_with_the_password(self):
        service = self.service(session("new"))
        bummerl.Client(service.url).sign_in("anna", "correct horse battery", "123456")
        self.assertEqual(service.requests[0][0]["variables"]["input"]["code"], "123456")

    def test_no_code_is_sent_without_one_for_services_that_know_none(self):
        service = self.service(session("new"))
        bummerl.Client(service.url).sign_in("anna", "correct horse battery")
        self.assertNotIn("code", service.requests[0][0]["variables"]["input"])

    def test_a_revoked_token_ends_a_stream(self):
        service = self.service([refused("UNAUTHENTICATED"), "complete"])
        with self.assertRaises(bummerl.RequestFailed):
            list(bummerl.Client(service.url, token="bmrl_revoked").stream("subscription"))


if __name__ == "__main__":
    unittest.main()
