package harness.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import harness.cases.UsageException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Waits on this machine's own address for what a browser extension sends. Web pages cannot send
 * here: a browser asks first whether they may send JSON, and is refused.
 */
final class ProblemListener implements AutoCloseable {

  private static final int LARGEST = 16 << 20;
  private static final int MOST_WAITING = 100;

  private final HttpServer server;
  private final BlockingQueue<String> received = new ArrayBlockingQueue<>(MOST_WAITING);

  ProblemListener(int port) {
    try {
      server =
          HttpServer.create(
              new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port),
              MOST_WAITING);
    } catch (IOException | IllegalArgumentException e) {
      throw new UsageException(
          "--listen " + port + ": " + e.getMessage() + "; another program may be using this port");
    }
    server.createContext("/", this::answer);
    server.start();
  }

  int port() {
    return server.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      int code = accepted(exchange);
      exchange.sendResponseHeaders(code, -1);
    }
  }

  private int accepted(HttpExchange exchange) throws IOException {
    String host = Objects.toString(exchange.getRequestHeaders().getFirst("Host"), "");
    String type = Objects.toString(exchange.getRequestHeaders().getFirst("Content-Type"), "");
    if (!exchange.getRequestMethod().equals("POST")) {
      return 405;
    }
    if (!host.matches("(127\\.0\\.0\\.1|localhost)(:\\d+)?")) {
      return 403;
    }
    if (!type.startsWith("application/json")) {
      return 415;
    }
    byte[] body = exchange.getRequestBody().readNBytes(LARGEST + 1);
    if (body.length > LARGEST) {
      return 413;
    }
    return received.offer(new String(body, StandardCharsets.UTF_8)) ? 200 : 503;
  }

  /**
   * The next text that is sent.
   *
   * @throws UsageException if none is sent in time
   */
  String next(Duration time) throws InterruptedException {
    String text = received.poll(time.toMillis(), TimeUnit.MILLISECONDS);
    UsageException.when(
        text == null,
        "nothing was sent in %d seconds; click the extension's button on a problem's page",
        time.toSeconds());
    return text;
  }

  @Override
  public void close() {
    server.stop(1);
  }
}
